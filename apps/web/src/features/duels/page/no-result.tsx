import { DUELS_FAILURES } from "@hilo/rules/duels/duels.failures";
import { Button } from "../../../ui/button.tsx";

export function NoResult({ tryAgain }: { tryAgain: () => void }) {
	return (
		<div className="wide grid grow place-content-center justify-items-center gap-6 py-16 text-center">
			<h1 className="text-title text-balance">{DUELS_FAILURES["duels/load-failed"].message}</h1>
			<Button onClick={tryAgain}>Try Again</Button>
		</div>
	);
}
