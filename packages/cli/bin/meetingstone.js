#!/usr/bin/env node
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
await import('../src/main.ts');
