import { createOperator } from "./player.ts";
import { SiteCluster } from "./site-cluster.ts";
import { SiteServer } from "./site-server.ts";

/** The journeys share two sites: one with two servers and one on SQLite. Returns the function that stops them. */
export default async function startSites(): Promise<() => Promise<void>> {
	const [cluster, small] = await Promise.all([SiteCluster.start(), SiteServer.start()]);
	process.env.HILO_E2E_URL = cluster.url;
	process.env.HILO_E2E_OUTBOX = cluster.outbox;
	process.env.HILO_E2E_SMALL_URL = small.url;
	await createOperator(cluster);
	return async () => {
		await Promise.all([cluster.stop(), small.stop()]);
	};
}
