// On what the page stands: the sea of the house, or the shore where its games meet.
export type Ground = 'sea' | 'shore';

class GroundState {
  current = $state<Ground>(document.documentElement.dataset.ground === 'shore' ? 'shore' : 'sea');
}

export const ground = new GroundState();
