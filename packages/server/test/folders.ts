import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that whoever PostgreSQL runs as can reach, too. */
export function dataFolderForTests(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meetingstone-test-'));
  chmodSync(folder, 0o755);
  return folder;
}
