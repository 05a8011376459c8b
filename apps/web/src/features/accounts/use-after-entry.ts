import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { changeIdentity } from "../../platform/api/identity.ts";
import { trpc } from "../../platform/api/trpc.ts";
import type { Me } from "../../platform/session.ts";
import { toast } from "../../platform/toasts.ts";
import { announceBadges } from "../progression/announce-rewards.ts";

/** What follows when somebody has signed in or up: they are known everywhere, and back where they came from. */
export function useAfterEntry(from: string): (answer: { user: Me; wasLeaving?: boolean }) => Promise<void> {
	const utils = trpc.useUtils();
	const queryClient = useQueryClient();
	const navigate = useNavigate();
	return async ({ user, wasLeaving }) => {
		changeIdentity(queryClient, user);
		if (wasLeaving) toast("info", "Welcome back. Your account will not be deleted.");
		await navigate({ href: from, replace: true });
		announceBadges(utils);
	};
}
