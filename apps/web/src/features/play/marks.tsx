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
