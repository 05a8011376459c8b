import { Icon } from "./icon.tsx";

const SIGN = "size-7 stroke-4";
/** As large as the box around it allows. */
const SMALL =
	"size-[clamp(1.75rem,14cqi,2.75rem)] text-[length:clamp(0.75rem,5.5cqi,1rem)] ring-[length:clamp(0.2rem,2cqi,0.375rem)]";
const MARKS = {
	open: { sign: "VS", look: "bg-ink text-paper" },
	/** Open, and shows the verdict on an early press. */
	asks: { sign: "VS", look: "verdict-disc bg-ink text-paper" },
	right: { sign: <Icon name="check" className={SIGN} />, look: "bg-correct text-on-correct" },
	wrong: { sign: <Icon name="cross" className={SIGN} />, look: "bg-wrong text-on-wrong" },
} as const;

/** The medallion between two halves, centred in the positioned box around it. The text beside it says the same. */
export function Seam({ mark = "open", small }: { mark?: keyof typeof MARKS; small?: boolean }) {
	const { sign, look } = MARKS[mark];
	return (
		<span
			aria-hidden="true"
			className={`absolute top-1/2 left-1/2 grid -translate-1/2 place-items-center rounded-full font-display font-extrabold ring-raise ${small ? SMALL : "size-14 text-xl ring-6"} ${look}`}
		>
			{sign}
		</span>
	);
}
