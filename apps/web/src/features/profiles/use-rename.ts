import { toast } from "../../platform/toasts.ts";
import { trpc } from "../../platform/trpc.ts";
import { useTakeMe } from "./use-take-me.ts";

/** Changes one's username. */
export function useRename(onRenamed?: () => void) {
	const takeMe = useTakeMe();
	return trpc.profiles.rename.useMutation({
		meta: { fallback: "accounts/username-update-failed" },
		onSuccess: ({ user }) => {
			takeMe(user);
			toast("success", "Username updated");
			onRenamed?.();
		},
	});
}
