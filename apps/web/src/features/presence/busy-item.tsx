import { chooseBusy, useBusy } from "./busy-choice.ts";
import { PresenceDot } from "./presence-mark.tsx";

export function BusyItem({ userId }: { userId: string }) {
	const isBusy = useBusy(userId);
	return (
		<button type="button" onClick={() => chooseBusy(userId, !isBusy)}>
			<span className="inline-flex items-center gap-2">
				{isBusy && <PresenceDot status="busy" />}
				{isBusy ? "You're busy" : "Set yourself busy"}
			</span>
			{isBusy && <span className="text-sm text-muted underline">Undo</span>}
		</button>
	);
}
