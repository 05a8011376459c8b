import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SOURCES = new URL("../", import.meta.url);

it.each([
	["users", "users"],
	["high_scores", "progression"],
	["period_scores", "progression"],
	["runs", "play"],
	["moves", "play"],
	["chats", "chat"],
	["chat_messages", "chat"],
	["chat_sides", "chat"],
	["friendships", "friends"],
	["friend_requests", "friends"],
	["friend_rejections", "friends"],
	["blocks", "friends"],
	["presences", "presence"],
	["server_processes", "presence"],
	["last_online", "presence"],
	["reports", "moderation"],
	["suspensions", "accounts"],
	["custom_games", "custom-games"],
	["custom_game_items", "custom-games"],
	["custom_game_words", "custom-games"],
	["pictures", "pictures"],
	["picture_owners", "pictures"],
	["game_pictures", "pictures"],
	["custom_invitations", "custom-games"],
	["mail_links", "custom-games"],
	["mail_refusals", "custom-games"],
	["tickets", "support"],
	["ticket_messages", "support"],
	["ticket_pictures", "support"],
	["ticket_watchers", "support"],
	["admin_notifications", "notifications"],
	["admin_notification_reads", "notifications"],
	["support_notifications", "notifications"],
	["saved_replies", "support"],
	["daily_excused", "daily"],
	["heartbeats", "daily"],
	["outages", "daily"],
	["daily_decks", "daily"],
	["daily_attempts", "daily"],
	["daily_zones", "daily"],
	["daily_answers", "daily"],
	["daily_scores", "daily"],
	["legal_texts", "site"],
	["recent_updates", "site"],
])("the table %s is written only by the feature %s", (table, feature) => {
	const writes = new RegExp(`(?:updateTable|insertInto|deleteFrom)\\(\\s*"${table}"`);
	const writers = globSync("**/*.ts", { cwd: SOURCES })
		.filter((file) => !/^testing\W|\.test\.ts$/.test(file) && writes.test(sourceOf(file)))
		.map((file) => file.split(/[\\/]/).slice(0, 2).join("/"));
	expect([...new Set(writers)]).toEqual([`features/${feature}`]);
});

function sourceOf(file: string): string {
	return readFileSync(new URL(file, SOURCES), "utf8");
}
