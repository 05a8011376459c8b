import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../open-database.ts";
import { onDialect } from "../testing/databases.ts";
import { type Notifications, openNotifications } from "./notifications.ts";

interface Listener extends Notifications {
	readonly heard: string[];
	begun(): number;
}

function listen(url: string, channel = "news"): Listener {
	const heard: string[] = [];
	let begun = 0;
	const notifications = openNotifications({
		url,
		channel,
		onPayload: (payload) => heard.push(payload),
		onListening: () => {
			begun++;
		},
	});
	onTestFinished(() => notifications.close());
	return { ...notifications, heard, begun: () => begun };
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
		const [one, two, other] = [listen(url), listen(url), listen(url, "weather")];
		await expect.poll(() => [one, two, other].map(({ begun }) => begun())).toEqual([1, 1, 1]);
		await one.send("hello");
		await expect.poll(() => [one.heard, two.heard]).toEqual([["hello"], ["hello"]]);
		expect(other.heard).toEqual([]);
	});

	it("reconnect after a lost connection, and report that they listen again", async () => {
		const { url } = await openTestDatabase();
		const [one, two] = [listen(url), listen(url)];
		await expect.poll(() => [one.begun(), two.begun()]).toEqual([1, 1]);
		for (const times of [2, 3]) {
			await cutAll(url);
			await expect.poll(() => [one.begun(), two.begun()]).toEqual([times, times]);
			await one.send(`news ${times}`);
			await expect.poll(() => two.heard.at(-1)).toBe(`news ${times}`);
		}
	});

	it("wait for a connection, and fail once closed", async () => {
		const { url } = await openTestDatabase();
		const sender = listen(url);
		await sender.send("at once");
		await expect.poll(() => sender.heard).toEqual(["at once"]);
		await sender.close();
		await expect(sender.send("too late")).rejects.toThrow();
		const unreachable = listen("postgres://127.0.0.1:1/nowhere");
		const sending = expect(unreachable.send("never")).rejects.toThrow("Nothing more is sent");
		await unreachable.close();
		await sending;
	});
});
