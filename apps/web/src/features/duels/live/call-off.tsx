import { useNavigate } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { toastFailure } from "../../../platform/toast-failure.ts";
import { Button } from "../../../ui/button.tsx";

/** Cancels a live duel before it begins. The other player is told immediately. */
export function CallOff({ id }: { id: string }) {
	const utils = trpc.useUtils();
	const navigate = useNavigate();
	const callOff = trpc.duels.decline.useMutation({
		onSuccess: async () => {
			await navigate({ to: "/" });
			utils.duels.invalidate();
		},
		onError: toastFailure,
	});
	return (
		<Button
			kind="quiet"
			aria-disabled={callOff.isPending || undefined}
			onClick={() => callOff.isPending || callOff.mutate({ id })}
		>
			Cancel
		</Button>
	);
}
