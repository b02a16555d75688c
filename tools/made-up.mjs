// Machines made up for tests of the finders: a platform, an environment, and the programs that are there.
import { pathsOf } from './machine.mjs';

export function machine({ platform = 'linux', arch = 'x64', env = {}, home = '/home/ada', programs = [] }) {
  const { dirname, relative, sep } = pathsOf({ platform });
  const below = (folder) =>
    programs.map((file) => relative(folder, file)).filter((path) => path !== '' && !path.startsWith('..'));
  return {
    platform,
    arch,
    env,
    home,
    canRun: (file) => programs.includes(file),
    list: (folder) => [...new Set(below(folder).map((path) => (dirname(path) === '.' ? path : path.split(sep)[0])))],
  };
}
