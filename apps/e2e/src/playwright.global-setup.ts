import { SiteServer } from "./site-server.ts";

/** Starts the one site that all journeys share, and names it in HILO_E2E_URL and its mails' folder in HILO_E2E_OUTBOX; hands back what ends it. */
export default async function startSite(): Promise<() => Promise<void>> {
	const server = await SiteServer.start();
	process.env.HILO_E2E_URL = server.url;
	process.env.HILO_E2E_OUTBOX = server.outbox;
	return () => server.stop();
}
