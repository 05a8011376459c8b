// `node write-release.program.ts v1.0.0 ghcr.io/owner/name@sha256:… FOLDER` writes the notes of a release to
// FOLDER/notes.md, and what operators download to FOLDER/files.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../workspace.ts";
import { readPlan } from "./plan-release.ts";
import { withImage } from "./with-image.ts";

const [tag = "", image = "", folder = ""] = process.argv.slice(2);
const files = join(folder, "files");
mkdirSync(files, { recursive: true });
writeFileSync(join(folder, "notes.md"), `${readPlan(tag).notes}\n`);
for (const name of ["compose.postgres.yaml", "Caddyfile"]) copyFileSync(join(ROOT, name), join(files, name));
for (const name of ["compose.yaml", "compose.postgres.env.example"])
	writeFileSync(join(files, name), withImage(readFileSync(join(ROOT, name), "utf8"), image));
