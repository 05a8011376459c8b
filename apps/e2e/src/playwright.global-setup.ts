import { makeOperator } from "./operator.ts";
import { SiteCluster } from "./site-cluster.ts";
import { SiteServer } from "./site-server.ts";

/**
 * Starts the sites that journeys share: one of two servers, whose address is HILO_E2E_URL and the folder of its mails HILO_E2E_OUTBOX, and
 * one of a single server on SQLite, HILO_E2E_SMALL_URL. Returns what stops them.
 */
export default async function startSites(): Promise<() => Promise<void>> {
	const [cluster, small] = await Promise.all([SiteCluster.start(), SiteServer.start()]);
	process.env.HILO_E2E_URL = cluster.url;
	process.env.HILO_E2E_OUTBOX = cluster.outbox;
	process.env.HILO_E2E_SMALL_URL = small.url;
	await makeOperator(cluster);
	return async () => {
		await Promise.all([cluster.stop(), small.stop()]);
	};
}
