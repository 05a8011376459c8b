// `npx --yes pnpm@12 test`, `… build` and `… typecheck`: runs tasks of turbo.json.
import { prepare, turbo } from "./workspace.ts";

prepare();
process.exit(turbo(process.argv.slice(2)));
