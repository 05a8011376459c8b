import { rm } from "node:fs/promises";
import { setup, teardown } from "@hilo/db/testing/postgres.global-setup";
import { PostgresDatabases } from "@hilo/db/testing/postgres-databases";
import { RoundRobin } from "./round-robin.ts";
import { newFolder, outboxIn, SiteServer } from "./site-server.ts";

const SERVERS = 2;

/** The built site as two processes on one PostgreSQL, behind a proxy that alternates between them. */
export class SiteCluster {
	readonly #folder: string;
	readonly #database: EmptyPostgres;
	readonly #proxy: RoundRobin;
	readonly #servers: readonly SiteServer[];

	private constructor(
		folder: string,
		database: EmptyPostgres,
		proxy: RoundRobin,
		servers: readonly SiteServer[],
	) {
		this.#folder = folder;
		this.#database = database;
		this.#proxy = proxy;
		this.#servers = servers;
	}

	static async start(): Promise<SiteCluster> {
		const [folder, database, proxy] = await Promise.all([newFolder(), emptyPostgres(), RoundRobin.start()]);
		const options = { databaseUrl: database.url, publicUrl: proxy.url, folder };
		const servers = await Promise.all(Array.from({ length: SERVERS }, () => SiteServer.start(options)));
		proxy.backends = servers.map(({ url }) => url);
		return new SiteCluster(folder, database, proxy, servers);
	}

	get url(): string {
		return this.#proxy.url;
	}

	get outbox(): string {
		return outboxIn(this.#folder);
	}

	/** The printed link that makes the first administrator. */
	async setupLink(): Promise<string> {
		return (await this.#servers[0]?.setupLink()) ?? "";
	}

	/** Kills one server without a shutdown. The proxy uses the other one from then on; requests under way are lost. */
	async killOne(): Promise<void> {
		const [first, ...otherServers] = this.#servers;
		await first?.kill();
		this.#proxy.backends = otherServers.map(({ url }) => url);
	}

	async stop(): Promise<void> {
		this.#proxy.stop();
		for (const server of this.#servers) await server.stop();
		await this.#database.remove();
		await rm(this.#folder, { recursive: true, force: true });
	}
}

interface EmptyPostgres {
	readonly url: string;
	remove(): Promise<void>;
}

/** Uses the server of `HILO_TEST_POSTGRES_URL`, or the one from npm. */
async function emptyPostgres(): Promise<EmptyPostgres> {
	await setup();
	const databases = new PostgresDatabases();
	const { url, close } = await databases.openEmpty();
	return {
		url,
		async remove() {
			await close();
			await databases.end();
			await teardown();
		},
	};
}
