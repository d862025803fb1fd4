const { openBundle } = require('./bundle.cjs');

/** The program once more, in a thread of its own, for tasks that must not hold up the others. */
const bundle = openBundle();

module.exports = async (task) => (await bundle).work(task);
