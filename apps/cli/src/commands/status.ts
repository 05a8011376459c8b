import { createHiloClient, errorCodeOf, type HiloClient } from "@hilo/client";
import { siteAddress, siteAddressFault } from "@hilo/server/app/operator";
import { type Command, InvalidArgumentError } from "commander";
import { printTable, type Row, type Terminal } from "../terminal.ts";

const TIMEOUT_MS = 5000;

/** Asks the running site as a visitor; it opens no database. */
export function addStatus(program: Command, { env, print }: Terminal): void {
	program
		.command("status")
		.description("Asks the running site how it stands. Fails when it does not answer.")
		.option("--url <address>", "the site to ask, if not the one of the settings", parseUrl)
		.action(async ({ url = siteAddress(env) }: { url?: string }) => {
			const rows = await askSite(url).catch((error: unknown) => {
				throw errorCodeOf(error) ? error : new Error(`No Hilo site answers at ${url}`, { cause: error });
			});
			printTable(rows, print);
		});
}

async function askSite(url: string): Promise<Row[]> {
	const { api } = createHiloClient({ url, retries: 0, timeoutMs: TIMEOUT_MS });
	const start = performance.now();
	const { maintenanceMode } = await api.site.maintenance.query();
	const milliseconds = Math.round(performance.now() - start);
	return [
		["Site", url],
		["Answered in", `${milliseconds} ms`],
		["Maintenance", maintenanceMode ? "on" : "off"],
		["Games", maintenanceMode ? "open to administrators only" : await countGames(api)],
	];
}

async function countGames(api: HiloClient["api"]): Promise<string> {
	const games = await api.site.gameStatus.query();
	const disabled = games.filter(({ isDisabled }) => isDisabled).length;
	return `${games.length - disabled} open, ${disabled} disabled`;
}

function parseUrl(text: string): string {
	const fault = siteAddressFault(text);
	if (fault) throw new InvalidArgumentError(`It ${fault}.`);
	return text;
}
