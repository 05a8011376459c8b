import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { changeIdentity } from "../../platform/api/identity.ts";
import { trpc } from "../../platform/api/trpc.ts";
import type { Me } from "../../platform/session.ts";
import { toast } from "../../platform/toasts.ts";
import { announceBadges } from "../progression/announce-rewards.ts";
import { claimVisit, forgetVisit, handOver } from "../progression/hand-over.ts";

/** Takes over the identity after signing in or up and navigates to `from`. A new account gets the visit's scores. */
export function useAfterEntry(
	from: string,
	isNew = false,
): (answer: { user: Me; wasLeaving?: boolean }) => Promise<void> {
	const utils = trpc.useUtils();
	const queryClient = useQueryClient();
	const navigate = useNavigate();
	return async ({ user, wasLeaving }) => {
		if (isNew) claimVisit(user.id, from);
		else forgetVisit();
		changeIdentity(queryClient, user);
		if (wasLeaving) toast("info", "Welcome back. Your account will not be deleted.");
		await navigate({ href: from, replace: true });
		await handOver({ client: utils.client, utils }, user.id);
		announceBadges(utils);
	};
}
