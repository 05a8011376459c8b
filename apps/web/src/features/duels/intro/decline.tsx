import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { toastFailure } from "../../../platform/toast-failure.ts";
import { toast } from "../../../platform/toasts.ts";
import { Button } from "../../../ui/button.tsx";

/** Says no to a challenge that was sent to oneself. Whoever sent it sees that it was declined. */
export function Decline({ id }: { id: string }) {
	const utils = trpc.useUtils();
	const navigate = useNavigate();
	const [asks, setAsks] = useState(false);
	const decline = trpc.duels.decline.useMutation({
		onSuccess: () => {
			toast("info", "Challenge declined");
			utils.duels.invalidate();
			navigate({ to: "/" });
		},
		onError: toastFailure,
	});
	// One button that asks back: a thumb on its way to the large one may have slipped.
	return (
		<Button
			kind={asks ? "wrong" : "quiet"}
			aria-disabled={decline.isPending || undefined}
			onClick={() => (asks ? decline.mutate({ id }) : setAsks(true))}
		>
			{asks ? "Really decline?" : "Decline"}
		</Button>
	);
}
