import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { constants, createReadStream, createWriteStream, existsSync } from "node:fs";
import { access, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createBrotliDecompress } from "node:zlib";
import { extract } from "tar-fs";

/** `args` and `env` come on top of Playwright's arguments and the caller's environment. */
export interface ChromiumExecutable {
	path: string;
	args: string[];
	env: Record<string, string>;
}

const CACHE = join(import.meta.dirname, "../../../node_modules/.cache/hilo-chromium");
const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
// The package's own font configuration writes outside the cache.
const FONTS = `<?xml version="1.0"?><fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>\n`;
/** Without a GPU, drawing costs a third less than emulating one. */
const ARGS = ["--disable-gpu"];
/** Fewer processes in tests. Chromium uses the last list of features, so Playwright's are repeated. */
export const TEST_ARGS: readonly string[] = [
	"--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies,NetworkServiceInProcess2",
];
const run = promisify(execFile);

/**
 * Finds Chromium: HILO_CHROMIUM, else npm's on Linux x64 (the first call unpacks it, about 10 s), else one on the PATH.
 * @throws Error with what to do when there is none or it doesn't start.
 */
export async function chromiumExecutable(): Promise<ChromiumExecutable> {
	const namedPath = process.env.HILO_CHROMIUM;
	if (namedPath) {
		if (!(await isExecutable(namedPath))) throw new Error(`HILO_CHROMIUM names no program: ${namedPath}`);
		return { path: namedPath, args: ARGS, env: {} };
	}
	if (process.platform === "linux" && process.arch === "x64") return fromNpm();
	return { path: await onPath(), args: ARGS, env: {} };
}

async function fromNpm(): Promise<ChromiumExecutable> {
	const home = await unpacked();
	const path = join(home, "chromium");
	const fonts: Record<string, string> = existsSync("/etc/fonts/fonts.conf")
		? {}
		: { FONTCONFIG_PATH: join(home, "fonts") };
	const libraries = [join(home, "al2023/lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
	// Minimal machines lack libraries such as libnss3; only starting the program shows that.
	const candidates = [fonts, { ...fonts, LD_LIBRARY_PATH: libraries }];
	let failure: unknown;
	for (const env of candidates) {
		try {
			await run(path, ["--version"], { env: { ...process.env, ...env }, timeout: 30_000 });
			return { path, args: ARGS, env };
		} catch (error) {
			failure = error;
		}
	}
	throw new Error(
		`The Chromium from npm doesn't start here. Name another one with HILO_CHROMIUM. ${failure}`,
	);
}

/** The package's own unpacking isn't atomic, so another process could see half a file. */
async function unpacked(): Promise<string> {
	const packed = fileURLToPath(new URL("../bin/", import.meta.resolve("@sparticuz/chromium")));
	const manifest: { version: string } = JSON.parse(await readFile(join(packed, "../package.json"), "utf8"));
	const home = join(CACHE, manifest.version);
	if (existsSync(home)) return home;
	const draft = `${home}.${randomUUID()}`;
	await mkdir(draft, { recursive: true, mode: 0o700 });
	try {
		await Promise.all([
			inflate(join(packed, "chromium.br"), createWriteStream(join(draft, "chromium"), { mode: 0o700 })),
			inflate(join(packed, "swiftshader.tar.br"), extract(draft)),
			inflate(join(packed, "fonts.tar.br"), extract(join(draft, "fonts"))),
			inflate(join(packed, "al2023.tar.br"), extract(join(draft, "al2023"))),
		]);
		await writeFile(join(draft, "fonts/fonts.conf"), FONTS);
		await rename(draft, home);
	} catch (error) {
		// Another process was faster: rename never replaces a folder with content, and both folders are equal.
		if (!existsSync(home)) throw error;
	} finally {
		await rm(draft, { recursive: true, force: true });
	}
	return home;
}

function inflate(source: string, target: NodeJS.WritableStream): Promise<void> {
	return pipeline(createReadStream(source), createBrotliDecompress({ chunkSize: 1 << 20 }), target);
}

async function onPath(): Promise<string> {
	for (const folder of (process.env.PATH ?? "").split(delimiter)) {
		for (const name of NAMES) {
			if (folder && (await isExecutable(join(folder, name)))) return join(folder, name);
		}
	}
	throw new Error(
		`No Chromium for ${process.platform} ${process.arch}: npm has one for Linux x64 only. Install Chromium or Chrome, or name it with HILO_CHROMIUM.`,
	);
}

async function isExecutable(path: string): Promise<boolean> {
	return access(path, constants.X_OK).then(
		() => true,
		() => false,
	);
}
