import { useNavigate } from "@tanstack/react-router";
import type { Me } from "../../platform/session.ts";
import { trpc } from "../../platform/trpc.ts";
import { announceBadges } from "../progression/announce-rewards.ts";

/** What follows when somebody has signed in or up: they are known everywhere, and back where they came from. */
export function useEnter(from: string): (answer: { user: Me }) => Promise<void> {
	const utils = trpc.useUtils();
	const navigate = useNavigate();
	return async ({ user }) => {
		utils.accounts.me.setData(undefined, { user });
		await navigate({ href: from, replace: true });
		await utils.invalidate();
		announceBadges(utils);
	};
}
