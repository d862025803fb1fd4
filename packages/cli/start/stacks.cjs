const { SourceMap } = require('node:module');
const { dirname, join, relative } = require('node:path');

/** A map is let go so long after it was read: it takes fifty megabytes. */
const KEPT = 10_000;

/** From now on an error that came up in this file tells the sources' lines. The map is read when one does. */
function readStacksWith(file, readMap) {
  let map;
  const read = () => {
    setTimeout(() => {
      map = undefined;
    }, KEPT).unref();
    return new SourceMap(JSON.parse(readMap()));
  };
  const told = (frame) => {
    if (frame.getFileName() !== file) return String(frame);
    map ??= read();
    const { originalSource, originalLine, originalColumn } = map.findEntry(
      frame.getLineNumber() - 1,
      frame.getColumnNumber() - 1,
    );
    if (originalSource === undefined) return String(frame);
    const place = `${relative(process.cwd(), join(dirname(file), originalSource))}:${originalLine + 1}:${originalColumn + 1}`;
    const name = frame.getFunctionName();
    return name ? `${name} (${place})` : place;
  };
  Error.prepareStackTrace = (error, frames) => {
    try {
      return [String(error), ...frames.map((frame) => `    at ${told(frame)}`)].join('\n');
    } catch {
      return [String(error), ...frames.map((frame) => `    at ${frame}`)].join('\n'); // Without its map it is told as it is.
    }
  };
}

module.exports = { readStacksWith };
