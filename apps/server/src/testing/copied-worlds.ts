import { type ReusableDatabase, ReusableDatabases } from "@hilo/db/testing/reusable-databases";
import { contentOfSqlite, openReusableSqlite } from "@hilo/db/testing/sqlite-databases";
import { afterEach, beforeAll, expect } from "vitest";
import type { World } from "./authorisation.ts";
import { openWorld } from "./call-table.ts";
import { openOwnSite } from "./sites.ts";
import { testClock } from "./test-clock.ts";
import { Player, type SiteOptions, TestSite } from "./test-site.ts";
import { openTokens, type WorldTokens } from "./tokens.ts";

export interface AdministeredWorld extends World {
	readonly admin: Player;
	readonly tokens: WorldTokens;
}

export interface CopiedWorlds {
	openCopy(): Promise<AdministeredWorld>;
	sharedCopy(): Promise<AdministeredWorld>;
}

/** Builds one world per file and returns what opens copies of it: a copy is faster than a new world. */
export function onCopiesOfOneWorld(options: SiteOptions): CopiedWorlds {
	let built: AdministeredWorld;
	let databases: ReusableDatabases;
	let shared: AdministeredWorld | undefined;
	beforeAll(async () => {
		const site = await openOwnSite(options);
		const admin = await site.player("admin", { isAdmin: true });
		const opened = { ...(await openWorld(site)), admin };
		built = { ...opened, tokens: await openTokens(site, opened) };
		await site.settled();
		const content = contentOfSqlite(site.db.url);
		databases = new ReusableDatabases(() => openReusableSqlite(content));
		await site.db.close();
	});
	const used: { readonly database: ReusableDatabase; readonly site: TestSite }[] = [];
	afterEach(async () => {
		const copies = used.splice(0);
		const sites = [...copies, ...(shared ? [shared] : [])].map(({ site }) => site);
		await Promise.all(sites.map((site) => site.settled()));
		await Promise.all(copies.map(({ database }) => databases.release(database)));
		expect(sites.flatMap(({ log }) => log.take())).toEqual([]);
	});
	const copyOn = ({ database }: ReusableDatabase) => {
		const clock = testClock(built.site.clock.now());
		return onSite(built, new TestSite(database, { ...options, clock }));
	};
	return {
		async openCopy() {
			const database = await databases.acquire();
			const world = copyOn(database);
			used.push({ database, site: world.site });
			return world;
		},
		async sharedCopy() {
			shared ??= copyOn(await databases.acquire());
			return shared;
		},
	};
}

function onSite(world: AdministeredWorld, site: TestSite): AdministeredWorld {
	const visited = Object.entries(world).flatMap(([name, value]) =>
		value instanceof Player ? [[name, site.visitedBy(value)] as const] : [],
	);
	return { ...world, ...Object.fromEntries(visited), site };
}
