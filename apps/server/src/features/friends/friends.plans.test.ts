import type { Tx } from "@hilo/db/open-database";
import { planOf } from "@hilo/db/testing/plan-of";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";
import { findOwnMessage } from "../chat/reported-message.ts";
import { findLinkOwner } from "./friend-links.repo.ts";
import { countAllFriends, countSentRequests, findFriendsAndRequested } from "./friends.repo.ts";
import {
	countRequestsTo,
	findFriend,
	findFriends,
	findFriendsAmong,
	findRequestedAmong,
	findRequestsFrom,
	findRequestsTo,
} from "./lists.repo.ts";
import { findRelationship } from "./relationships.repo.ts";

/** SQLite and PostgreSQL name their primary keys differently. */
const key = (table: string) => new RegExp(`${table}_pkey|${table} USING PRIMARY KEY`);

onEachDatabase((openSite) => {
	it.each<[string, (string | RegExp)[], (tx: Tx) => Promise<unknown>]>([
		[
			"the relationship of two players",
			[key("friendships"), key("blocks|own_blocks")],
			(tx) => findRelationship(tx, "a", "b"),
		],
		["one friend", [key("friendships")], (tx) => findFriend(tx, "a", "b")],
		["the friends of a player", [key("friendships")], (tx) => findFriends(tx, "a")],
		["the requests to a player", ["friend_requests_received"], (tx) => findRequestsTo(tx, "a")],
		["the number of requests to a player", ["friend_requests_received"], (tx) => countRequestsTo(tx, "a")],
		["the requests of a player", [key("friend_requests")], (tx) => findRequestsFrom(tx, "a")],
		["the number of friends", [key("friendships")], (tx) => countAllFriends(tx, "a")],
		["the number of open requests", [key("friend_requests")], (tx) => countSentRequests(tx, "a")],
		["the friends among found people", [key("friendships")], (tx) => findFriendsAmong(tx, "a", ["b"])],
		["the asked among found people", [key("friend_requests")], (tx) => findRequestedAmong(tx, "a", ["b"])],
		[
			"the players to whom a user is shown",
			[key("friendships"), key("friend_requests")],
			(tx) => findFriendsAndRequested(tx, "a"),
		],
		[
			"the owner of a link",
			[/friend_links_secret_key|sqlite_autoindex_friend_links/],
			(tx) => findLinkOwner(tx, "a"),
		],
		["a message by its id", [key("chat_messages")], (tx) => findOwnMessage(tx, "a", "chat-1")],
	])("finds %s by index", async (_, indexes, work) => {
		const { db } = await openSite();
		const plan = await planOf(db, work);
		for (const index of indexes) expect(plan).toMatch(index);
		expect(plan, "no table is read as a whole").not.toMatch(/Seq Scan|"SCAN (?!CONSTANT)/);
	});
});
