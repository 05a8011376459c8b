import { storedValue } from "../platform/stored-value.ts";
import { letterKeys } from "../ui/letter-keys.ts";

const stored = storedValue("browser", "hilo-letter-keys", (value) =>
	typeof value === "boolean" ? value : null,
);

export function loadLetterKeys(): void {
	letterKeys.set(stored.read() ?? true);
}

export function turnLetterKeys(isOn: boolean): void {
	stored.write(isOn);
	letterKeys.set(isOn);
}
