import { makeOperator } from "./operator.ts";
import { SiteServer } from "./site-server.ts";

/**
 * Starts the site that all journeys share. HILO_E2E_URL is its address and HILO_E2E_OUTBOX the folder of its mails. Returns what
 * stops it.
 */
export default async function startSite(): Promise<() => Promise<void>> {
	const server = await SiteServer.start();
	process.env.HILO_E2E_URL = server.url;
	process.env.HILO_E2E_OUTBOX = server.outbox;
	await makeOperator(server);
	return () => server.stop();
}
