import { Icon } from "../../../ui/icon.tsx";

export function JumpButton({ count, onJump }: { count: number; onJump: () => void }) {
	const label = count > 0 ? `Jump to the newest message, ${count} new` : "Jump to the newest message";
	return (
		<button
			type="button"
			aria-label={label}
			className="press absolute right-3 bottom-3 flex h-11 min-w-11 animate-appear items-center justify-center gap-1.5 rounded-full border-2 border-edge bg-raise px-2.5 text-ink shadow-card"
			onClick={onJump}
		>
			{count > 0 && (
				<span className="min-w-6 rounded-full bg-wrong px-1.5 text-center text-sm leading-6 font-bold text-on-wrong tabular-nums">
					{count}
				</span>
			)}
			<Icon name="down" className="size-5 stroke-3" />
		</button>
	);
}
