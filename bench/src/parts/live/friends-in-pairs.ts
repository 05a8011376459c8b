import { migrate } from "@hilo/db/migrate";
import { openDatabase } from "@hilo/db/open-database";
import { DAY_MS } from "@hilo/rules/time/durations";
import { hashSecret, newId, newSecret } from "@hilo/server/platform/system/ids";

export interface Friend {
	readonly id: string;
	readonly cookie: string;
	readonly friendId: string;
}

/** Creates a database with pairs of signed-in friends. No password is hashed: that would take minutes. */
export async function seedFriends(file: string, pairs: number): Promise<Friend[]> {
	const database = await openDatabase({ url: `sqlite:${file}`, isDurable: false });
	await migrate(database);
	const now = Date.now();
	const friends: Friend[] = [];
	for (let n = 0; n < pairs; n++) {
		const [first, second] = [newId(), newId()];
		const secrets = { [first]: newSecret(), [second]: newSecret() };
		await database.transaction(async (tx) => {
			for (const [id, secret] of Object.entries(secrets)) {
				await tx.insertInto("users").values(aUser(id, now)).execute();
				const expires_at = now + 30 * DAY_MS;
				const session = {
					id: hashSecret(secret),
					user_id: id,
					device: "",
					expires_at,
					created_at: now,
					last_seen_at: now,
				};
				await tx.insertInto("sessions").values(session).execute();
			}
			await tx
				.insertInto("friendships")
				.values([
					{ user_id: first, friend_id: second, added_at: now },
					{ user_id: second, friend_id: first, added_at: now },
				])
				.execute();
		});
		friends.push(
			{ id: first, cookie: `hilo_session=${secrets[first]}`, friendId: second },
			{ id: second, cookie: `hilo_session=${secrets[second]}`, friendId: first },
		);
	}
	await database.close();
	return friends;
}

function aUser(id: string, created_at: number) {
	const name = `p${id.slice(-12)}`;
	const email = `${name}@example.org`;
	return { id, username: name, username_key: name, email, email_key: email, password_hash: "", created_at };
}
