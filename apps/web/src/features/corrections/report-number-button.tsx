import { Icon } from "../../ui/icon.tsx";
import { type RunBehind, reportedNumber, type ShownNumber } from "./number-report.ts";

interface ReportNumberButtonProps {
	number: ShownNumber;
	behind?: RunBehind;
	className: string;
	/** Hides the words where there is no room; the flag stays. */
	wordsClass?: string;
}

/** Opens the dialog in which someone says that a number is wrong. */
export function ReportNumberButton({
	number,
	behind = null,
	className,
	wordsClass = "",
}: ReportNumberButtonProps) {
	const { subject, name } = number;
	if (!subject) return null;
	return (
		<button
			type="button"
			className={className}
			title="This looks wrong"
			aria-label={`This looks wrong: ${name}`}
			aria-haspopup="dialog"
			onClick={() => reportedNumber.set({ ...number, subject, behind })}
		>
			<Icon name="flag" className="size-3.5 stroke-[2.5]" />
			<span className={wordsClass}>This looks wrong</span>
		</button>
	);
}
