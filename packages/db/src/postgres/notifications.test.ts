import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../open-database.ts";
import { onDialect } from "../testing/databases.ts";
import { PostgresProxy } from "../testing/postgres-proxy.ts";
import { type Notifications, openNotifications } from "./notifications.ts";

interface Listener extends Notifications {
	readonly received: string[];
	begun(): number;
}

function listen(url: string, channel = "news"): Listener {
	const received: string[] = [];
	let begun = 0;
	const notifications = openNotifications({
		url,
		channel,
		onPayload: (payload) => received.push(payload),
		onListening: () => {
			begun++;
		},
		onFailure: () => undefined,
	});
	onTestFinished(() => notifications.close());
	return { ...notifications, received, begun: () => begun };
}

/** Ends every listening connection, as a restart of PostgreSQL does. */
async function cutAll(url: string): Promise<void> {
	const db = await openDatabase({ url });
	await sql`select pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and application_name = 'hilo live events'`
		.execute(db.kysely)
		.finally(() => db.close());
}

onDialect("postgres", (openTestDatabase) => {
	it("reach all listeners of the channel, the sender included", async () => {
		const { url } = await openTestDatabase();
		const [first, second, otherChannel] = [listen(url), listen(url), listen(url, "weather")];
		await expect.poll(() => [first, second, otherChannel].map(({ begun }) => begun())).toEqual([1, 1, 1]);
		await first.send("hello");
		await expect.poll(() => [first.received, second.received]).toEqual([["hello"], ["hello"]]);
		expect(otherChannel.received).toEqual([]);
	});

	it("reconnect after a lost connection, and report that they listen again", async () => {
		const { url } = await openTestDatabase();
		const [first, second] = [listen(url), listen(url)];
		await expect.poll(() => [first.begun(), second.begun()]).toEqual([1, 1]);
		for (const times of [2, 3]) {
			await cutAll(url);
			await expect.poll(() => [first.begun(), second.begun()]).toEqual([times, times]);
			await first.send(`news ${times}`);
			await expect.poll(() => second.received.at(-1)).toBe(`news ${times}`);
		}
	});

	it("are refused without a connection", async () => {
		const { url } = await openTestDatabase();
		const sender = listen(url);
		await expect.poll(sender.begun).toBe(1);
		await sender.close();
		await expect(sender.send("too late")).rejects.toThrow("There is no connection");
	});

	it("close while the server is frozen", async () => {
		const { url } = await openTestDatabase();
		const proxy = await PostgresProxy.open(url);
		onTestFinished(() => proxy.close());
		const sender = listen(proxy.url);
		await expect.poll(sender.begun).toBe(1);
		proxy.freeze();
		await sender.close();
		await expect(sender.send("too late")).rejects.toThrow("There is no connection");
	});
});
