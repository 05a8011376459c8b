import type { Ctx } from "../../platform/context.ts";
import { friendsOf, incomingOf } from "../friends/list-friends.ts";
import type { Me } from "./current-user.ts";
import { presentUser } from "./me.presenter.ts";

/** The REST answer has lists that the web client gets by separate calls. */
export async function documentedUser(ctx: Pick<Ctx, "db">, me: Me) {
	const [friends, requests] = await Promise.all([friendsOf(ctx, me.user.id), incomingOf(ctx, me.user.id)]);
	return presentUser(me, friends, requests);
}
