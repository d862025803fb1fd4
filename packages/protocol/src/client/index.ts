/** A client for Node and browser. It loads neither the rules nor the schemas. */
export type { FullCard } from '../fullCard.ts';
export { faceOf, fullCard, fullDefinition } from '../fullCard.ts';
export { LIMITS, VERSION } from '../limits.ts';
export type { Table } from '../table.ts';
export { applied, follows, tableFrom } from '../table.ts';
export type { Client, ClientOptions, Heard, Line } from './client.ts';
export { connect } from './client.ts';
export type { Socket, World } from './socket.ts';
