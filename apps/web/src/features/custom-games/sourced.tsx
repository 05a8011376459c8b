import { Icon } from "../../ui/icon.tsx";

/** Said of a game of which each item has a source. */
export function AllSourced({ className = "" }: { className?: string }) {
	return (
		<p className={`flex items-center gap-1.5 font-semibold ${className}`}>
			<Icon name="check" className="size-4 shrink-0 stroke-4" />
			All numbers sourced
		</p>
	);
}
