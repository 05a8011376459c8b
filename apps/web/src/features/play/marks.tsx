import type { Direction } from "@hilo/rules/play/engine";
import type { Mark } from "@hilo/rules/play/view";
import { Icon, type IconName } from "../../ui/icon.tsx";

const ICONS: Readonly<Record<Mark, IconName>> = { right: "check", wrong: "cross", timeout: "clock" };

const COLOURS: Readonly<Record<Mark, string>> = {
	right: "bg-correct text-on-correct",
	wrong: "bg-wrong text-on-wrong",
	timeout: "bg-edge text-paper",
};

/** Says the same as the colours, in which the results of rounds are shown. */
export function MarkIcon({ mark, className }: { mark: Mark; className: string }) {
	return <Icon name={ICONS[mark]} className={className} />;
}

interface MarkSquareProps {
	mark: Mark | null | undefined;
	/** For a round without a result. */
	emptyClass?: string;
	className?: string;
	iconClass?: string;
}

/** A round's result. Decorative: a text beside it says the same. */
export function MarkSquare({
	mark,
	emptyClass = "",
	className = "rounded-[22%]",
	iconClass = "size-[62%] stroke-[3.5]",
}: MarkSquareProps) {
	return (
		<span
			aria-hidden="true"
			className={`grid aspect-square place-items-center ${className} ${mark ? COLOURS[mark] : emptyClass}`}
		>
			{mark && <MarkIcon mark={mark} className={iconClass} />}
		</span>
	);
}

const ARROWS = { higher: "M12 3l9 10h-5.5v8h-7v-8H3z", lower: "M12 21l-9-10h5.5V3h7v8H21z" } as const;

export function Arrow({ direction, className }: { direction: Direction; className: string }) {
	return (
		<svg viewBox="0 0 24 24" aria-hidden="true" className={`fill-current ${className}`}>
			<path d={ARROWS[direction]} />
		</svg>
	);
}
