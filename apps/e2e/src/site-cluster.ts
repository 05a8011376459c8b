import { rm } from "node:fs/promises";
import { type EmptyPostgres, emptyPostgres } from "./postgres.ts";
import { RoundRobin } from "./round-robin.ts";
import { newFolder, outboxIn, SiteServer } from "./site-server.ts";

const SERVERS = 2;

/** The built site as several processes on one PostgreSQL, behind a proxy that gives each request to the next of them. */
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

	/** Starts all of them at the same moment, on an empty database. */
	static async start(): Promise<SiteCluster> {
		const [folder, database, proxy] = await Promise.all([newFolder(), emptyPostgres(), RoundRobin.start()]);
		const options = { databaseUrl: database.url, publicUrl: proxy.url, folder };
		const servers = await Promise.all(Array.from({ length: SERVERS }, () => SiteServer.start(options)));
		proxy.backends = servers.map(({ url }) => url);
		return new SiteCluster(folder, database, proxy, servers);
	}

	/** The proxy's address. */
	get url(): string {
		return this.#proxy.url;
	}

	/** The folder of the mails that it would send. */
	get outbox(): string {
		return outboxIn(this.#folder);
	}

	/** Runs the operator's command beside it, on its database. */
	async hilo(...args: string[]): Promise<void> {
		await this.#servers[0]?.hilo(...args);
	}

	/** Ends one of them as a power cut would. The proxy turns to the others alone from then on; what is under way there gets lost. */
	async killOne(): Promise<void> {
		const [first, ...others] = this.#servers;
		await first?.kill();
		this.#proxy.backends = others.map(({ url }) => url);
	}

	/** Ends it and removes its data. */
	async stop(): Promise<void> {
		this.#proxy.stop();
		for (const server of this.#servers) await server.stop();
		await this.#database.remove();
		await rm(this.#folder, { recursive: true, force: true });
	}
}
