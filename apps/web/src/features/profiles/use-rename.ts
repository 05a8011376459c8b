import { trpc } from "../../platform/api/trpc.ts";
import { toast } from "../../platform/toasts.ts";
import { useReplaceMe } from "./use-replace-me.ts";

export function useRename(onRenamed?: () => void) {
	const replaceMe = useReplaceMe();
	return trpc.profiles.rename.useMutation({
		onSuccess: ({ user }) => {
			replaceMe(user);
			toast("success", "Username updated");
			onRenamed?.();
		},
	});
}
