import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { changeIdentity } from "../../platform/api/identity.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { forgetPersonal } from "../../platform/forget-personal.ts";
import { logFailure } from "../../platform/log-failure.ts";
import { toastFailure } from "../../platform/toast-failure.ts";

export function useSignOut(): () => void {
	const queryClient = useQueryClient();
	const navigate = useNavigate();
	const { mutate } = trpc.accounts.logout.useMutation({
		onSuccess: async () => {
			// Leaves pages for players first, because their queries would run again without a session.
			await navigate({ to: "/" });
			changeIdentity(queryClient, null);
			forgetPersonal();
		},
		onError: (error) => {
			logFailure("Signing out failed", error);
			toastFailure(error);
		},
	});
	return () => mutate();
}
