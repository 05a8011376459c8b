/** The ghost duel that was just created: its page starts without another press. After a reload it asks first. */
export const autoStart: { duelId: string | null } = { duelId: null };
