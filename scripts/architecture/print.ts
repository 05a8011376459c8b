// `npx --yes pnpm@12 architecture`: prints the import tables, and fails on a violation.
import { requireNode24 } from "../process/node-24.ts";
import { readModules } from "./modules.ts";
import { problems } from "./problems.ts";
import { architectureTables } from "./tables.ts";

requireNode24();

const modules = readModules();
console.log(architectureTables(modules));
const found = problems(modules);
console.log(
	`\nBroken: ${found.length === 0 ? "nothing" : `\n${found.map((problem) => `  ${problem}`).join("\n")}`}`,
);
process.exitCode = found.length > 0 ? 1 : 0;
