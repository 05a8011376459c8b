import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { toastFailure } from "../../../platform/toast-failure.ts";
import { toast } from "../../../platform/toasts.ts";
import { Button } from "../../../ui/button.tsx";

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
	// One button that asks for confirmation: a thumb may have missed the large button.
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
