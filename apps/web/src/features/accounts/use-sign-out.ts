import { useNavigate } from "@tanstack/react-router";
import { trpc } from "../../platform/api/trpc.ts";

/** Signs out and goes home. A failure is not shown (platform.md, section 8): the next look at who is signed in tells. */
export function useSignOut(): () => void {
	const utils = trpc.useUtils();
	const navigate = useNavigate();
	const { mutate } = trpc.accounts.logout.useMutation({
		onSettled: async () => {
			utils.me.get.setData(undefined, { user: null });
			await navigate({ to: "/" });
			await utils.invalidate();
		},
	});
	return () => mutate();
}
