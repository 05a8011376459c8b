import { trpc } from "../../platform/api/trpc.ts";
import { toast } from "../../platform/toasts.ts";
import { useTakeMe } from "./use-take-me.ts";

/** Changes one's username. */
export function useRename(onRenamed?: () => void) {
	const takeMe = useTakeMe();
	return trpc.profiles.rename.useMutation({
		onSuccess: ({ user }) => {
			takeMe(user);
			toast("success", "Username updated");
			onRenamed?.();
		},
	});
}
