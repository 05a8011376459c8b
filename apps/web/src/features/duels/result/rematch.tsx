import type { DuelView } from "@hilo/rules/duels/duels.views";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { toastFailure } from "../../../platform/toast-failure.ts";
import { Button } from "../../../ui/button.tsx";

/** Elements in which R is typed as a letter. */
const ELSEWHERE =
	"input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=menu], dialog";

/** Creates the rematch or opens the one that exists, by button or the key R. */
export function Rematch({ duel: { id, rematchId } }: { duel: Pick<DuelView, "id" | "rematchId"> }) {
	const navigate = useNavigate();
	const goTo = (to: string) => navigate({ to: "/duel/$id", params: { id: to } });
	const rematch = trpc.duels.rematch.useMutation({
		onSuccess: (made) => goTo(made.id),
		onError: toastFailure,
	});
	const again = () => {
		if (rematch.isPending) return;
		if (rematchId) goTo(rematchId);
		else rematch.mutate({ id });
	};
	useRematchKey(again);
	return (
		<Button
			className="duel-rematch"
			aria-keyshortcuts="R"
			aria-disabled={rematch.isPending || undefined}
			onClick={again}
		>
			{rematchId ? "Play the rematch" : "Rematch"}
			<span aria-hidden="true" className="duel-keycap">
				R
			</span>
		</Button>
	);
}

function useRematchKey(again: () => void) {
	const press = useEffectEvent((event: KeyboardEvent) => {
		if (event.defaultPrevented || event.isComposing || event.repeat) return;
		if (event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== "r") return;
		if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
		event.preventDefault();
		again();
	});
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => press(event);
		window.addEventListener("keydown", onKey);
		return () => window.removeEventListener("keydown", onKey);
	}, []);
}
