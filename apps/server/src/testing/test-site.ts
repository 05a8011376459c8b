import type { Database } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/tables";
import { emailKey, usernameKey } from "@hilo/rules/accounts/validators";
import type { DeckGame } from "@hilo/rules/daily/deck-plan";
import type { LiveEvent } from "@hilo/rules/live/live-events";
import type { Pool } from "@hilo/rules/play/card";
import type { SourcePools } from "@hilo/sources/source-pools";
import type { Hono } from "hono";
import { createApp } from "../app/app.ts";
import { createServices } from "../app/create-services.ts";
import type { Metrics } from "../app/metrics/open-metrics.ts";
import type { FilterOf } from "../features/play/create-pools.ts";
import { insertUser } from "../features/users/change-user.ts";
import { type OperatorCtx, operatorContext, type Services } from "../platform/context.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { type Bus, createDirectBus } from "../platform/live/bus.ts";
import type { Mail } from "../platform/mail/mail.ts";
import type { WebClient } from "../platform/pages/web-client.ts";
import { readSettings, type Settings } from "../platform/settings.ts";
import type { ReadDiskSpace } from "../platform/system/disk-space.ts";
import { newId, newSecret } from "../platform/system/ids.ts";
import { Browser, type BrowserOptions } from "./browser.ts";
import { deckPool } from "./deck-pools.ts";
import { type TestClock, testClock } from "./test-clock.ts";
import { type TestLiveEvents, testLiveEvents } from "./test-live-events.ts";
import { type TestLog, testLog } from "./test-log.ts";
import { testFilters } from "./test-pools.ts";

export interface SiteOptions {
	readonly settings?: Partial<Settings>;
	readonly filterOf?: FilterOf;
	/** The pools of daily decks; by default the tests' small pools. */
	readonly deckPoolOf?: (game: DeckGame) => Pool;
	readonly sourcePools?: SourcePools;
	/** How long the first player waits for live numbers. */
	readonly fetchTimeoutMs?: number;
	readonly web?: WebClient;
	readonly clock?: TestClock;
	readonly bus?: Bus;
	/** What the disk of a folder has; by default what it really has. */
	readonly diskSpace?: ReadDiskSpace;
	readonly metrics?: Metrics;
	readonly wrapDatabase?: (db: Database) => Database;
}

export const PASSWORD = "correct horse";
/** The cheapest hash that argon2id allows. */
const PASSWORD_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
/** The argon2id hash of `PASSWORD`. The text contains its cost. */
const PASSWORD_HASH =
	"$argon2id$v=19$m=8,t=1,p=1$CsN1tsaosCSN/57R7Xe9aQ$mf7iM7QsG3SL5Ahq7ZLzG02QrDUQvAXNmM4g1fkskik";

/** Read one time only: reading lists the machine's time zones, which is slow. */
const SETTINGS = readSettings({ BACKUP_AT: "off" });

export class TestSite {
	readonly db: Database;
	readonly clock: TestClock;
	readonly log: TestLog = testLog();
	/** Every mail sent so far; see `settled()`. */
	readonly mails: Mail[] = [];
	readonly liveEvents: TestLiveEvents;
	readonly services: Services;
	/** The context of the operator's commands and the chores. */
	readonly operator: OperatorCtx;
	readonly app: Hono<ApiEnv>;
	readonly #others: TestSite[] = [];

	constructor(db: Database, options: SiteOptions = {}) {
		const {
			settings,
			filterOf = testFilters(),
			web = null,
			clock = testClock(),
			wrapDatabase = (same) => same,
		} = options;
		const onError = (err: unknown) => this.log.logger.error({ err }, "a live event failed");
		this.liveEvents = testLiveEvents(options.bus ?? createDirectBus(onError));
		this.db = db;
		this.clock = clock;
		this.services = createServices({
			db: wrapDatabase(db),
			settings: { ...SETTINGS, ...settings },
			log: this.log.logger,
			release: { version: "1.2.3", commit: "abcdef12" },
			filterOf,
			deckPoolOf: options.deckPoolOf ?? deckPool,
			...(options.sourcePools && { sourcePools: options.sourcePools }),
			...(options.diskSpace && { diskSpace: options.diskSpace }),
			// A busy machine must not make a working source look slow.
			fetchTimeoutMs: options.fetchTimeoutMs ?? 30_000,
			clock,
			passwordCost: PASSWORD_COST,
			deliver: async (mail) => void this.mails.push(mail),
			bus: this.liveEvents.bus,
			counters: options.metrics?.counters,
		});
		this.operator = operatorContext(this.services);
		this.app = createApp(this.services, web, options.metrics?.middleware);
	}

	/** Another server process on the same database and clock: after a restart, or in parallel. */
	another(options: SiteOptions = {}): TestSite {
		const other = new TestSite(this.db, { clock: this.clock, ...options });
		this.#others.push(other);
		return other;
	}

	/** Waits for the background work of all processes, such as sending mails. */
	async settled(): Promise<void> {
		await this.services.background.settled();
		for (const other of this.#others) await other.settled();
	}

	received(userId: string): LiveEvent[] {
		return this.liveEvents.received(userId);
	}

	visitor(options?: BrowserOptions): Browser {
		return new Browser(this.app, options);
	}

	async player(username: string, options: BrowserOptions & { isAdmin?: boolean } = {}): Promise<Player> {
		const { id } = await insertPlayer(this.db.kysely, username, this.clock.now(), options);
		const player = new Player(this.app, options, { id, username });
		await this.signIn(player);
		return player;
	}

	async signIn(player: Player): Promise<void> {
		const { sessions } = this.services.auth;
		const session = await sessions.createSession(
			player.id,
			{ device: "Firefox on Linux" },
			{ sessionId: newSecret() },
		);
		player.cookies.set(sessions.sessionCookieName, session.id);
	}

	/** The player's browser at another process of the site, with the same cookies. */
	visitedBy(player: Player): Player {
		const same = new Player(this.app, {}, player);
		for (const [name, value] of player.cookies) same.cookies.set(name, value);
		return same;
	}
}

/** Adds a player with the password `PASSWORD`, whose hash is not calculated again. */
export async function insertPlayer(
	db: Queries,
	username: string,
	createdAt: number,
	{ isAdmin = false }: { readonly isAdmin?: boolean } = {},
): Promise<{ readonly id: string }> {
	const id = newId();
	const email = `${username}@example.org`;
	const user = {
		id,
		username,
		username_key: usernameKey(username),
		email,
		email_key: emailKey(email),
		password_hash: PASSWORD_HASH,
		is_admin: isAdmin ? (1 as const) : (0 as const),
		created_at: createdAt,
	};
	await insertUser(db, user);
	return { id };
}

export class Player extends Browser {
	readonly id: string;
	readonly username: string;

	constructor(app: Hono<ApiEnv>, options: BrowserOptions, user: { id: string; username: string }) {
		super(app, options);
		this.id = user.id;
		this.username = user.username;
	}
}
