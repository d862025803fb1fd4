/** What whoever runs the server is told when it cannot do what it should: a sentence that helps, and no stack. */
export class Unable extends Error {
  override readonly name = 'Unable';
}
