import { trpc } from "../../../../platform/api/trpc.ts";
import { toastFailure } from "../../../../platform/toast-failure.ts";
import { toast } from "../../../../platform/toasts.ts";

export function useChange(onDone?: () => void) {
	const utils = trpc.useUtils();
	return trpc.site.changeClassicGame.useMutation({
		onSuccess: async () => {
			toast("success", "Saved");
			await Promise.all([utils.site.classicGames.invalidate(), utils.site.gameStatus.invalidate()]);
			onDone?.();
		},
		onError: toastFailure,
	});
}
