export function warningText(message: string): string {
	return `A warning from the administrators: ${message}`;
}

export function gameRemovedText(name: string, reason: string): string {
	return `Your game “${name}” was removed by an administrator. Reason: ${reason}`;
}

export function gameRestoredText(name: string): string {
	return `Your game “${name}” was restored by an administrator.`;
}

export function messageRemovedText(reason: string): string {
	return `A message of yours was removed by an administrator. Reason: ${reason}`;
}

/** @param name the new one. */
export function renamedText(name: string, reason: string): string {
	return `Your name was changed by an administrator. You are ${name} now, and can choose another name. Reason: ${reason}`;
}

/** @param name the new one. */
export function nameResetText(name: string, reason: string): string {
	return `Your name and picture were reset by an administrator. You are ${name} now, and can choose another name. Reason: ${reason}`;
}
