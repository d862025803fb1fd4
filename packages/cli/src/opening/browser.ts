import { spawn } from 'node:child_process';

type Environment = Readonly<Record<string, string | undefined>>;

/** What opens an address in a browser of this machine; null where nobody could see one. */
export function browserCommand(platform: NodeJS.Platform, env: Environment): readonly string[] | null {
  if (env.BROWSER) return [env.BROWSER];
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open'] : null;
}

/** Opens the address; false where there is no browser. */
export function openBrowser(url: string, env: Environment = process.env): Promise<boolean> {
  const [program, ...words] = browserCommand(process.platform, env) ?? [];
  if (program === undefined) return Promise.resolve(false);
  return new Promise((done) => {
    const child = spawn(program, [...words, url], { stdio: 'ignore', detached: true });
    child.on('error', () => done(false));
    child.on('spawn', () => done(true));
    child.unref();
  });
}
