import {
	type ComponentProps,
	createContext,
	type FormEvent,
	type ReactNode,
	use,
	useEffect,
	useRef,
	useState,
} from "react";
import { Button } from "./button.tsx";

type Texts<Name extends string> = Record<Name, string>;
/** Returns the error text, or null. */
export type Check = (text: string) => string | null;

interface FormProps<Name extends string> {
	/** A check for each field, in the order in which they are reported. */
	checks: Readonly<Record<Name, Check>>;
	/** Called with the texts once all checks pass. */
	send: (texts: Texts<Name>) => void;
	/** The form is being sent, so it can't be sent again. */
	isBusy: boolean;
	/** The form was sent: its fields are reset. */
	isDone?: boolean;
	/** The error of the last attempt, shown in red above the fields. */
	problem?: ReactNode;
	/** Errors of single fields. */
	problems?: Readonly<Partial<Texts<NoInfer<Name>>>> | undefined;
	/** The initial texts. */
	initial?: Readonly<Partial<Texts<NoInfer<Name>>>>;
	className?: string;
	children: ReactNode;
}

/**
 * An uncontrolled form: typed text survives hydration and failures. Errors are shown at their fields,
 * and the first faulty field takes the focus.
 */
export function Form<Name extends string>({
	checks,
	send,
	isBusy,
	isDone = false,
	problem,
	problems,
	initial,
	// In a grid, the buttons of a dialog could not stick to its end.
	className = "flex flex-col gap-5 low:gap-3 *:[button]:self-start",
	children,
}: FormProps<Name>) {
	const form = useRef<HTMLFormElement>(null);
	const names = Object.keys(checks) as Name[];
	const [found, setFound] = useState<Partial<Texts<Name>>>({});
	const [edited, setEdited] = useState<readonly string[]>([]);
	const isChanged = useIsChanged(form, isDone, JSON.stringify(initial));
	useFocusOnProblem(form, names, problems);

	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isBusy) return;
		const texts = textsOf(names, event.currentTarget);
		const faults = faultsOf(checks, texts);
		setFound(faults);
		setEdited([]);
		const first = names.find((name) => faults[name]);
		if (first) focusOn(event.currentTarget, first);
		else send(texts);
	};
	const faults = Object.fromEntries(
		names.filter((name) => !edited.includes(name)).map((name) => [name, found[name] ?? problems?.[name]]),
	);
	return (
		<form
			ref={form}
			// The catalogue's texts replace the browser's own.
			noValidate
			method="post"
			onInput={({ target }) => {
				if (isField(target)) setEdited([...edited, target.name]);
			}}
			onSubmit={submit}
		>
			<div role="alert">
				{problem && Object.keys(found).length === 0 && (
					<p className="mb-5 rounded-md border-2 border-wrong px-4 py-3 font-bold text-wrong wrap-anywhere">
						{problem}
					</p>
				)}
			</div>
			<div className={className}>
				<FormContext value={{ faults, initial: initial ?? {}, isBusy, isChanged }}>{children}</FormContext>
			</div>
		</form>
	);
}

/** Whether a field differs from its initial value. */
function useIsChanged(form: { current: HTMLFormElement | null }, isDone: boolean, initial?: string): boolean {
	const [isChanged, setChanged] = useState(false);
	useEffect(() => {
		const { current } = form;
		if (isDone) current?.reset();
		const look = () => setChanged(current !== null && [...current.elements].some(isFieldChanged));
		look();
		current?.addEventListener("input", look);
		return () => current?.removeEventListener("input", look);
	}, [form, isDone, initial]);
	return isChanged;
}

function isFieldChanged(field: Element): boolean {
	if (field instanceof HTMLSelectElement) {
		const options = [...field.options];
		// Without a default option the browser selects the first one.
		const initial = Math.max(
			0,
			options.findIndex(({ defaultSelected }) => defaultSelected),
		);
		return field.selectedIndex !== initial;
	}
	if (!isField(field)) return false;
	const isChecked = field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
	return isChecked || field.value !== field.defaultValue;
}

/** Focuses the first field with an error of the last attempt. */
function useFocusOnProblem(
	form: { current: HTMLFormElement | null },
	names: readonly string[],
	problems: Readonly<Partial<Texts<string>>> = {},
): void {
	const first = names.find((name) => problems[name]);
	useEffect(() => {
		if (first) focusOn(form.current, first);
	}, [form, first]);
}

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget): target is FieldElement =>
	target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

function focusOn(form: HTMLFormElement | null, name: string): void {
	const field = form?.querySelector<FieldElement>(`:is(input, textarea)[name="${name}"]`);
	const folded = field?.closest("details");
	if (folded) folded.open = true;
	field?.focus();
}

function textsOf<Name extends string>(names: readonly Name[], form: HTMLFormElement): Texts<Name> {
	const data = new FormData(form);
	return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")])) as Texts<Name>;
}

function faultsOf<Name extends string>(
	checks: Readonly<Record<Name, Check>>,
	texts: Texts<Name>,
): Partial<Texts<Name>> {
	const entries = Object.entries<Check>(checks).map(([name, check]) => [name, check(texts[name as Name])]);
	return Object.fromEntries(entries.filter(([, fault]) => fault !== null));
}

interface FormState {
	/** Error texts by field. */
	readonly faults: Readonly<Record<string, string | undefined>>;
	/** The initial texts. */
	readonly initial: Readonly<Record<string, string | undefined>>;
	readonly isBusy: boolean;
	/** Whether a field differs from what was last sent. */
	readonly isChanged: boolean;
}

export const FormContext = createContext<FormState>({
	faults: {},
	initial: {},
	isBusy: false,
	isChanged: false,
});

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, "type" | "disabled"> {
	/** The text while the form is being sent. */
	busy: string;
	/** Disabled until a field was changed. */
	needsChange?: boolean;
	/** For pages with several forms: quiet until its own form was changed. */
	isQuietAtFirst?: boolean;
}

/** While the form is being sent, the button keeps the focus and a second press is ignored. */
export function SubmitButton({
	children,
	busy,
	needsChange = false,
	isQuietAtFirst = false,
	...rest
}: SubmitButtonProps) {
	const { isBusy, isChanged } = use(FormContext);
	return (
		<Button
			{...(isQuietAtFirst && !isChanged && !isBusy && { kind: "quiet" })}
			{...rest}
			type="submit"
			aria-disabled={isBusy || undefined}
			isOff={needsChange && !isChanged && !isBusy}
		>
			{isBusy ? busy : children}
		</Button>
	);
}
