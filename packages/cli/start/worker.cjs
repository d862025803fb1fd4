const { openBundle } = require('./bundle.cjs');

/** The program once more, in a thread of its own, for tasks that must not hold up the others. */
let bundle;

module.exports = async (task) => {
  bundle ??= openBundle();
  return (await bundle).work(task);
};
