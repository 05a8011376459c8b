import { Icon } from "./icon.tsx";

const SIGN = "size-7 stroke-4";
const MARKS = {
	open: { sign: "VS", look: "bg-ink text-paper" },
	right: { sign: <Icon name="check" className={SIGN} />, look: "bg-correct text-on-correct" },
	wrong: { sign: <Icon name="cross" className={SIGN} />, look: "bg-wrong text-on-wrong" },
} as const;

/** The medallion where two halves meet, in the middle of whatever positioned box it is put into. Words beside it say the same. */
export function Seam({ mark = "open", small }: { mark?: keyof typeof MARKS; small?: boolean }) {
	const { sign, look } = MARKS[mark];
	return (
		<span
			aria-hidden="true"
			className={`absolute top-1/2 left-1/2 grid -translate-1/2 place-items-center rounded-full font-display font-extrabold ring-6 ring-raise ${small ? "size-11" : "size-14 text-xl"} ${look}`}
		>
			{sign}
		</span>
	);
}
