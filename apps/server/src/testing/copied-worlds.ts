import { contentOfSqlite, openSqliteCopy } from "@hilo/db/testing/sqlite-databases";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
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
	let built: { readonly world: AdministeredWorld; readonly content: Buffer };
	let shared: AdministeredWorld | undefined;
	beforeAll(async () => {
		const site = await openOwnSite(options);
		const admin = await site.player("admin", { isAdmin: true });
		const opened = { ...(await openWorld(site)), admin };
		const world = { ...opened, tokens: await openTokens(site, opened) };
		await site.settled();
		built = { world, content: contentOfSqlite(site.db.url) };
		await site.db.close();
	});
	const opened: TestSite[] = [];
	afterEach(async () => {
		const own = opened.splice(0);
		const sites = shared === undefined ? own : [...own, shared.site];
		await Promise.all(sites.map((site) => site.settled()));
		await Promise.all(own.map((site) => site.db.close()));
		expect(sites.flatMap((site) => site.log.take())).toEqual([]);
	});
	afterAll(() => shared?.site.db.close());
	const copy = async () => {
		const clock = testClock(built.world.site.clock.now());
		const site = new TestSite(await openSqliteCopy(built.content), { ...options, clock });
		return onSite(built.world, site);
	};
	return {
		async openCopy() {
			const world = await copy();
			opened.push(world.site);
			return world;
		},
		async sharedCopy() {
			shared ??= await copy();
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
